// Reads the beginning of a file for a preview. The service reads the whole file by its own rules.
export interface Sample { lines: string[]; rows: string[][] }
const most = 5, part = 64 * 1024;

/** Returns the first lines and rows of a file. A file in UTF-16 starts with a byte order mark; one in neither Unicode encoding is shown as Windows-1252. */
export async function read(file: Blob): Promise<Sample> {
  const bytes = new Uint8Array(await file.slice(0, part).arrayBuffer());
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: file.size > part }); // the part may end within a character
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  const lines = text.split(/\r?\n/);
  return { lines: lines.slice(0, most).filter((l, n) => l !== '' || n < lines.length - 1), rows: rowsOf(text) };
}

/** Returns the header and the first rows of a text with columns. Quoted values may contain separators and line breaks. */
function rowsOf(text: string): string[][] {
  const given = /^sep=(.)\r?\n/i.exec(text);
  if (given) text = text.slice(given[0].length);
  const first = text.split(/\r?\n/, 1)[0] ?? '';
  const count = (s: string) => first.split(s).length;
  const separator = given?.[1] ?? [',', ';', '\t'].reduce((a, b) => (count(b) > count(a) ? b : a));
  const rows: string[][] = [];
  let row: string[] = [], value = '', quoted = false;
  const end = () => { row.push(value); value = ''; };
  for (let n = 0; n < text.length && rows.length <= most; n++) {
    const c = text[n]!;
    if (quoted) {
      if (c !== '"') value += c;
      else if (text[n + 1] === '"') value += text[n++];
      else quoted = false;
    } else if (c === '"' && value === '') quoted = true;
    else if (c === separator) end();
    else if (c === '\n') {
      end();
      if (row.length > 1 || row[0] !== '') rows.push(row);
      row = [];
    } else if (c !== '\r') value += c;
  }
  if (rows.length <= most && (value !== '' || row.length > 0)) { end(); rows.push(row); }
  return rows.slice(0, most + 1);
}
