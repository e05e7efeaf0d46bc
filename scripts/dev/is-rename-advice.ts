/** Lines of the warning of Next.js. An error of `middleware.ts` names the file too, but begins otherwise. */
const advice =
  /The "middleware" file convention is deprecated|^ +(?:To migrate automatically, run:|npx @next\/codemod\S* middleware-to-proxy|Learn more: \S+\/middleware-to-proxy)/;

/** True for a line of the warning about the name of `middleware.ts`. */
export function isRenameAdvice(line: string): boolean {
  return advice.test(line);
}
