// An example of an endpoint for SITE_REPORT_TO: appends each report to a file, one JSON object per line, without addresses
// or other data of the sender.
//   node deploy/report-receiver.mjs reports.jsonl 8787
import { appendFile } from 'node:fs/promises';
import { createServer } from 'node:http';

const [file = 'reports.jsonl', port = '8787'] = process.argv.slice(2);
const MAX_BYTES = 4000;
const kinds = ['vital', 'error', 'not-found', 'empty-search'];

/** The fields of a report, or null for anything else. */
function readReport(text) {
  try {
    const { kind, page, name, value, message, source, from, query } = JSON.parse(text);
    if (!kinds.includes(kind) || typeof page !== 'string') return null;
    return { time: new Date().toISOString(), kind, page, name, value, message, source, from, query };
  } catch {
    return null;
  }
}

createServer(async (request, response) => {
  const answer = (status) => response.writeHead(status, { 'cache-control': 'no-store' }).end();
  if (request.method !== 'POST') return answer(405);
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > MAX_BYTES) return answer(413);
  }
  const report = readReport(text);
  if (!report) return answer(400);
  await appendFile(file, `${JSON.stringify(report)}\n`);
  return answer(204);
}).listen(Number(port));
