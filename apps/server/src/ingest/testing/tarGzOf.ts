import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';

export interface TarMember {
  name: string;
  content?: string | Uint8Array;
  type?: 'file' | 'symlink' | 'directory';
}

export async function tarGzOf(members: readonly TarMember[]): Promise<Buffer> {
  const archive = pack();
  for (const { name, content = '', type = 'file' } of members) {
    if (type === 'file') archive.entry({ name, type }, Buffer.from(content));
    else archive.entry({ name, type, linkname: '/etc/passwd' });
  }
  archive.finalize();
  return gzipSync(await buffer(archive as AsyncIterable<Buffer>));
}
