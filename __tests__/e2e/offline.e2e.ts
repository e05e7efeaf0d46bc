/**
 * Reading offline, against a server that fails on demand. All in one process: the browser and the little sites are made once.
 * One subject alone: `npx playwright test offline -g 'several tabs'`.
 */
import './offline/download';
import './offline/evictions';
import './offline/flags';
import './offline/recovery';
import './offline/serving';
import './offline/surroundings';
import './offline/tabs';
import './offline/updates';
