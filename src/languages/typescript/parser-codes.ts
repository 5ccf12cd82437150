/**
 * The codes of errors that only the parser and the scanner report. After one of them a parser guesses how to go on, and
 * other parsers guess otherwise.
 */
const parserCodes: ReadonlySet<number> = new Set([
  ...[1002, 1003, 1005, 1007, 1010, 1011, 1012, 1034, 1068, 1069, 1109, 1110, 1121, ...from(1124, 1132), 1134, 1135],
  ...[...from(1136, 1140), 1142, 1144, 1145, 1146, 1160, 1161, 1177, 1178, 1179, 1180, 1181, 1198, 1199, 1209, 1223],
  ...[1228, 1260, 1351, 1352, 1353, 1357, 1359, 1369, 1381, 1382, ...from(1385, 1390), ...from(1433, 1443), 1472, 1477],
  ...[1478, ...from(1487, 1490), ...from(1499, 1538), 17002, 17006, 17007, 17008, 17014, 17015, 17021, 18009, 18026],
  ...[18029, 18030],
]);

/** Marks an error of the parser, by its code such as `TS1005`. */
export function syntaxMark(code: string): { syntax?: true } {
  return parserCodes.has(Number(code.slice(2))) ? { syntax: true } : {};
}

function from(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}
