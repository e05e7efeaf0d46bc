/** @jest-environment node */
import { isRenameAdvice } from '../../scripts/dev/is-rename-advice';

test.each([
  '⚠ The "middleware" file convention is deprecated. Please use "proxy" instead.',
  '  To migrate automatically, run:',
  '  npx @next/codemod@canary middleware-to-proxy .',
  '  Learn more: https://nextjs.org/docs/messages/middleware-to-proxy',
])('%j is a line of the warning', (line) => expect(isRenameAdvice(line)).toBe(true));

test.each([
  '⨯ Error: middleware has failed',
  '    at middleware (middleware.ts:8:38)',
  '   6 | export default function middleware(request: NextRequest): NextResponse {',
  'Error: Both middleware file "./middleware.ts" and proxy file "./proxy.ts" are detected. Learn more: https://nextjs.org/docs/messages/middleware-to-proxy',
])('%j is an error to show', (line) => expect(isRenameAdvice(line)).toBe(false));
