import '@/components/api-reference/reference-pages.css';
import type { ReactNode } from 'react';

/** A layout for the styles: the router fetches them once for all pages of the API reference. */
export default function ReferenceSection({ children }: { children: ReactNode }) {
  return children;
}
