/** Empty: `global-not-found.tsx` is the not-found page. Without this file, Next.js writes its own one into the payload of each page. */
export default function NotFound() {
  return null;
}
