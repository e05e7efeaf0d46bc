import '@/components/blog/blog.css';
import type { ReactNode } from 'react';

/** A layout for the styles: the router fetches them once for all pages of the blog. */
export default function BlogSection({ children }: { children: ReactNode }) {
  return children;
}
