export type Size = { width: number; height: number };

/** Width and height of a PNG, GIF, JPEG, WebP or SVG; undefined when the bytes say nothing readable. */
export function readImageSize(bytes: Buffer): Size | undefined {
  try {
    return readPng(bytes) ?? readGif(bytes) ?? readWebp(bytes) ?? readJpeg(bytes) ?? readSvg(bytes);
  } catch {
    return undefined; // cut short: the reads run past the end
  }
}

function readPng(bytes: Buffer): Size | undefined {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function readGif(bytes: Buffer): Size | undefined {
  if (bytes.toString('latin1', 0, 3) !== 'GIF') return undefined;
  return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

function readWebp(bytes: Buffer): Size | undefined {
  if (bytes.toString('latin1', 8, 12) !== 'WEBP') return undefined;
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
  if (kind === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  const bits = bytes.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

/** The frame header (SOF) holds the size; every segment before it names its own length. */
function readJpeg(bytes: Buffer): Size | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at < bytes.length;) {
    const marker = bytes.readUInt16BE(at);
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function readSvg(bytes: Buffer): Size | undefined {
  const tag = /<svg\b[^>]*>/.exec(bytes.toString('utf8', 0, 4096))?.[0];
  if (!tag) return undefined;
  const number = (name: string): number =>
    Number(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1] ?? NaN);
  const box = /viewBox="[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)"/.exec(tag);
  const size = { width: number('width') || Number(box?.[1]), height: number('height') || Number(box?.[2]) };
  return Number.isFinite(size.width) && Number.isFinite(size.height) ? size : undefined;
}
