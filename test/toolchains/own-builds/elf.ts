// The fields of an ELF file of 64 bits with the lowest byte first (System V ABI, chapters 4 and 5).

/** The address of a function by its name in the table of symbols. */
export function addressOf(elf: Buffer, symbol: string): number {
  const sections = rows({ start: long(elf, 0x28), size: elf.readUInt16LE(0x3a), count: elf.readUInt16LE(0x3c) });
  const symbols = sections.find((at) => elf.readUInt32LE(at + 4) === 2);
  const names = symbols === undefined ? undefined : sections[elf.readUInt32LE(symbols + 0x28)];
  if (symbols === undefined || names === undefined) throw new Error('the program has no table of symbols');
  const text = elf.indexOf(`\0${symbol}\0`, long(elf, names + 0x18), 'latin1');
  const name = text + 1 - long(elf, names + 0x18);
  const table = { start: long(elf, symbols + 0x18), size: 24, count: long(elf, symbols + 0x20) / 24 };
  const found = rows(table).find((at) => elf.readUInt32LE(at) === name);
  if (text < 0 || found === undefined) throw new Error(`the program has no symbol ${symbol}`);
  return long(elf, found + 8);
}

/** Where the bytes of an address are in the file. */
export function fileOffset(elf: Buffer, address: number): number {
  const segments = rows({ start: long(elf, 0x20), size: elf.readUInt16LE(0x36), count: elf.readUInt16LE(0x38) });
  const segment = segments.find((at) => {
    const begin = long(elf, at + 0x10);
    return elf.readUInt32LE(at) === 1 && begin <= address && address < begin + long(elf, at + 0x20);
  });
  if (segment === undefined) throw new Error(`the program has no segment with the address ${address}`);
  return long(elf, segment + 8) + address - long(elf, segment + 0x10);
}

interface Table {
  readonly start: number;
  readonly size: number;
  readonly count: number;
}

function rows({ start, size, count }: Table): number[] {
  return Array.from({ length: count }, (_, i) => start + i * size);
}

function long(elf: Buffer, at: number): number {
  return Number(elf.readBigUInt64LE(at));
}
