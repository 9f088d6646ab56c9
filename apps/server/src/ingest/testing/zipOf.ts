import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipMember {
  name: string;
  content: string | Uint8Array;
  /** Unix mode with its type; a link is 0o120777. */
  mode?: number;
  /** Of the packing; 0 stores the content as it is. */
  level?: number;
  /** The size that the central directory states, where it differs from the actual one. */
  announcedBytes?: number;
  announcedCrc?: number;
}

/**
 * A zip archive as honest or as crooked as a test needs it, which a library for honest ones
 * would not write.
 */
export function zipOf(members: readonly ZipMember[]): Buffer {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let offset = 0;
  for (const member of members) {
    const content = Buffer.from(member.content);
    const packed = deflateRawSync(content, { level: member.level ?? 6 });
    const name = Buffer.from(member.name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x0800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(member.announcedCrc ?? crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(member.announcedBytes ?? content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    bodies.push(Buffer.from('PK\x03\x04'), facts, name, packed);
    const entry = Buffer.alloc(14);
    entry.writeUInt32LE(((member.mode ?? 0o100_644) << 16) >>> 0, 6);
    entry.writeUInt32LE(offset, 10);
    list.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), facts, entry, name);
    offset += 30 + name.length + packed.length;
  }
  const directory = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, directory, end]);
}
