/**
 * Reading offline, against a server that fails on demand. All in one process: the browser and the little sites are made once.
 * One subject alone: `npx tsx --test __tests__/e2e/offline/tabs.ts`.
 */
import './offline/download';
import './offline/evictions';
import './offline/flags';
import './offline/recovery';
import './offline/serving';
import './offline/surroundings';
import './offline/tabs';
import './offline/updates';
