import { NextResponse, type NextRequest } from 'next/server';
import { normalisePath } from './lib/site/normalise-path';
import { site, toHref } from './lib/site/config';

/**
 * Locale routing and spellings of addresses for `npm run dev`. The export has no middleware: the build writes rules for hosts. Next.js now
 * calls this file `proxy.ts`; the requirements of the site name it `middleware.ts`.
 */
export default function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  if (pathname === '/')
    return NextResponse.redirect(new URL(toHref('/', site.currentLocale) + search, request.url), 307);
  const bare = normalisePath(pathname);
  if (bare !== pathname.replace(/(?<=.)\/$/, '')) {
    const url = request.nextUrl.clone(); // with the base path
    url.pathname = bare;
    return NextResponse.redirect(url, 308);
  }
  return NextResponse.next();
}

export const config = { matcher: ['/((?!_next|.*\\.(?!html$)\\w+$).*)'] };
