import { toLocale } from '@/lib/i18n/params';
import { site } from '@/lib/site/config';
import { drawPicture } from '@/lib/social/draw-picture';
import { listSocialCards } from './list-social-cards';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Params = Promise<{ locale: string; file: string[] }>;

export async function generateStaticParams() {
  const cards = site.builtLocales.map(async (locale) => {
    const files = [...(await listSocialCards(locale)).keys()];
    return files.map((file) => ({ locale, file: file.split('/').slice(1) }));
  });
  return (await Promise.all(cards)).flat();
}

/** The picture that social networks show for a page. */
export async function GET(_request: Request, { params }: { params: Params }): Promise<Response> {
  const { locale, file } = await params;
  const svg = (await listSocialCards(toLocale(locale))).get(`/${file.join('/')}`) ?? '';
  return new Response(new Uint8Array(await drawPicture(svg)), { headers: { 'content-type': 'image/png' } });
}
