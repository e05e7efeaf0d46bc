/**
 * `npm run capture [name…]` runs real programs and keeps what they show: terminal sessions as passages in `content/fr/_partials`,
 * windows as pictures in `public/images/captures`. Needs Debian with the packages it names when they are missing.
 */
import { captureSession, sessions } from './capture/sessions';
import { captureWindow, missingPackages, windows } from './capture/windows';

const given = process.argv.slice(2);
const names = [...sessions, ...windows].map(({ name }) => name);
const unknown = given.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}\n  → one of ${names.join(', ')}`);
  process.exit(1);
}
const isWanted = ({ name }: { name: string }): boolean => given.length === 0 || given.includes(name);
const missing = missingPackages();
if (missing.length > 0) {
  console.error(`Missing Debian packages:\n  apt-get install ${missing.join(' ')}`);
  process.exit(1);
}
for (const session of sessions.filter(isWanted)) captureSession(session);
for (const window of windows.filter(isWanted)) captureWindow(window);
