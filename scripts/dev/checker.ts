/** Checks the content after each change: prints the faults that were not there before, and writes all of them for the open pages. */
import '../environment';
import { once } from 'node:events';
import os from 'node:os';
import { describe, placeOf } from '../../lib/check/report';
import type { Fault } from '../../lib/check/types';
import { afterChanges } from '../../lib/authoring/after-changes';
import { routesOfPartial } from '../../lib/authoring/partial-routes';
import { faultsFile, type ShownFault } from '../../lib/authoring/shown-faults';
import { routeOfFile } from '../../lib/content/files';
import { writeCached } from '../../lib/content/page-cache';
import { runCheck, toTerminal, withoutNewAnchors } from '../check/run';
import { checkedFolders } from '../check/select-files';

// Rendering the page that the author waits for has priority.
os.setPriority(os.constants.priority.PRIORITY_LOW);

let isRunning = false;
let isAgain = false;
let before = new Set<string>();

async function check(): Promise<void> {
  isAgain = isRunning;
  if (isRunning) return;
  isRunning = true;
  try {
    const { faults } = await runCheck({});
    show(withoutNewAnchors(faults));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
  isRunning = false;
  if (isAgain) await check();
}

function show(faults: Fault[]): void {
  const fresh = faults.filter((fault) => !before.has(JSON.stringify(fault)));
  before = new Set(faults.map((fault) => JSON.stringify(fault)));
  if (fresh.length > 0) console.log(`\n${toTerminal(fresh)}\n`);
  writeCached(faultsFile, JSON.stringify(faults.map(toShown)));
}

function toShown(fault: Fault): ShownFault {
  const { message, fix } = describe(fault);
  return { routes: routesOf(fault.file), text: `${placeOf(fault)} ${message} → ${fix}` };
}

function routesOf(file: string): string[] {
  if (!file.endsWith('.mdx')) return [];
  return file.includes('/_partials/') ? routesOfPartial(file) : [routeOfFile(file)];
}

process.on('disconnect', () => process.exit());
const changes = afterChanges(checkedFolders, 400, () => void check()); // after the page, which renders first
// The first check keeps the processor to itself: a save during it would come before the watch.
await once(changes, 'ready');
void check();
