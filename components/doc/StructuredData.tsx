type Props = { /** From lib/site/structured-data.ts: already escaped. */ json: string };

/** Data for search engines; browsers do not run it. */
export function StructuredData({ json }: Props) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
