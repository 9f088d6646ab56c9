import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type ZipMember, zipOf } from './zipOf.ts';

const manifest = {
  name: 'manifest.json',
  content: JSON.stringify({
    format: 'litometr-snapshot',
    version: 1,
    portal: 'litgorod',
    source: 'hostile',
    captured_at: '2026-03-04T20:00:00Z',
  }),
};
const book = { name: 'books.csv', content: 'book_id,title\n101,Имя\n' };

/** A file as large as its content, so that the ratio of packing does not give it away. */
const stored = (name: string, header: string, rows: Buffer | string): ZipMember => ({
  name,
  level: 0,
  content: Buffer.concat([Buffer.from(`${header}\n`), Buffer.from(rows)]),
});
const repeated = (text: string, bytes: number) => Buffer.alloc(bytes, text);
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('');

/** A header of a tar with the letter of its type; `tar-stream` would write no such archive. */
function tarHeader(name: string, type: string, size: number): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write('0000644\0' + '0000000\0' + '0000000\0', 100);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write(`00000000000\0        ${type}`, 136);
  header.write('ustar\0' + '00', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

function* tarEntries(count: number, type: string, content: Buffer, name = (at: number) => `${at}`) {
  const padding = Buffer.alloc((512 - (content.length % 512)) % 512);
  const body = Buffer.concat([content, padding]);
  for (let at = 0; at < count; at += 1) {
    yield tarHeader(name(at), type, content.length);
    if (body.length > 0) yield body;
  }
}

function* zeros(megabytes: number) {
  const block = Buffer.alloc(1024 * 1024);
  for (let at = 0; at < megabytes; at += 1) yield block;
}

const none = Buffer.alloc(0);
const pax = lines(20_000, (at) => `13 k${String(at).padStart(6, '0')}=v\n`);

const zips: Readonly<Record<string, () => readonly ZipMember[]>> = {
  'long-names': () => [
    manifest,
    ...Array.from({ length: 5_000 }, (_, at) => ({
      name: `${'n'.repeat(2_000)}${at}`,
      content: '',
    })),
  ],
  'many-entries': () => [
    manifest,
    ...Array.from({ length: 15_000 }, (_, at) => ({
      name: `${'n'.repeat(900)}${at}`,
      content: '',
    })),
  ],
  'endless-line': () => [manifest, stored('books.csv', 'book_id,title', repeated(',', 60_000_000))],
  'endless-header': () => [manifest, stored('books.csv', '', repeated('a,', 60_000_000))],
  'large-cells': () => [
    manifest,
    stored(
      'books.csv',
      'book_id,title,tags',
      repeated(`1,t,${'x|'.repeat(200_000)}y\n`, 60_000_000),
    ),
  ],
  'open-quote': () => [
    manifest,
    stored('books.csv', 'book_id,title', `1,"${'x\n'.repeat(5_000_000)}`),
  ],
  'bad-rows': () => [manifest, stored('books.csv', 'book_id,title', repeated('1,\n', 30_000_000))],
  'equal-rows': () => [
    manifest,
    book,
    stored('metrics.csv', 'day,book_id,views', repeated('2026-03-02,101,5\n', 17_000_000)),
  ],
  'unknown-books': () => [
    manifest,
    book,
    stored(
      'metrics.csv',
      'day,book_id,views',
      lines(400_000, (at) => `2026-03-02,b${at},5\n`),
    ),
  ],
  'lists-with-holes': () => [
    manifest,
    book,
    stored(
      'ranks.csv',
      'day,list,genre,position,book_id',
      lines(400_000, (at) => `2026-03-02,genre_top,g${at},2,101\n`),
    ),
  ],
};

const tars: Readonly<Record<string, () => Iterable<Buffer>>> = {
  'many-entries': () => tarEntries(100_000, '0', none),
  'long-names': () => tarEntries(50, 'L', repeated('n', 3_000_000)),
  'extended-headers': () => tarEntries(50, 'g', Buffer.from(pax)),
  'many-manifests': () =>
    tarEntries(1_500, '0', repeated(' ', 60_000), (at) => `${at}/manifest.json`),
  'only-zeros': () => zeros(100),
};

/** Writes archives that are made to exhaust the memory of their reader; returns their paths. */
export async function writeHostileArchives(folder: string): Promise<string[]> {
  const paths: string[] = [];
  for (const [name, members] of Object.entries(zips)) {
    const path = join(folder, `${name}.zip`);
    await writeFile(path, zipOf(members()));
    paths.push(path);
  }
  for (const [name, blocks] of Object.entries(tars)) {
    const path = join(folder, `${name}.tar.gz`);
    await pipeline(Readable.from(blocks()), createGzip({ level: 1 }), createWriteStream(path));
    paths.push(path);
  }
  return paths;
}
