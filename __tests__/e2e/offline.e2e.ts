/**
 * Offline reading of a small site, against a server that fails on demand. One file, so that each worker process builds the sites once.
 * To run one subject: `npx playwright test offline -g 'several tabs'`.
 */
import './offline/download';
import './offline/evictions';
import './offline/flags';
import './offline/recovery';
import './offline/serving';
import './offline/surroundings';
import './offline/tabs';
import './offline/updates';
