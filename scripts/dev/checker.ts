/** Child process of `npm run dev` that checks the content after each change, so that checks do not block requests. */
import os from 'node:os';
import { runCheck, withoutNewAnchors } from '../check/run';
import { afterChanges } from './after-changes';

// Rendering the page that the author waits for has priority.
os.setPriority(os.constants.priority.PRIORITY_LOW);

let running = false;
let again = false;

async function check(): Promise<void> {
  again = running;
  if (running) return;
  running = true;
  process.send?.({ checking: true });
  try {
    const { faults } = await runCheck({});
    process.send?.({ checking: again, faults: withoutNewAnchors(faults) });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.send?.({ checking: again });
  }
  running = false;
  if (again) await check();
}

afterChanges('content', 400, () => void check()); // after the page, which renders first
process.on('disconnect', () => process.exit());
void check();
