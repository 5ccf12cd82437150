import type { SyntaxTree } from '../../../model/source/syntax.js';
import { type OwnClass, ownClasses } from './own-classes.js';

/**
 * The functions that record, for one program: there is no reflection on all platforms, so they know its classes. Nothing of
 * the program is called but what reads a field. What platforms print differently is printed in a form that they share.
 */
export function recorder(tree: SyntaxTree): string {
  // JavaScript has no numbers of single precision: what it makes of one has other digits.
  const singles = /\bFloat|\d[fF]\b/.test(tree.text);
  const fraction = singles ? '"_"' : '"#" + value.toBits().toString(16)';
  // To ask a collection of the program for its items is to run the program.
  const collections = /[:,]\s*(?:Abstract)?(?:Mutable)?(?:List|Set|Map|Collection|Iterable)\b[^=\n]*\{/.test(tree.text)
    ? ''
    : knownCollections;
  const classes = ownClasses(tree).map(branch).join('');
  return String.raw`private var cupelCount = 0
private var cupelSum = 0
fun cupelTrace(place: String, vararg state: Any?) {
    cupelCount++
    if (cupelCount > 20000) return
    var text = "<@" + place
    for (i in 0 until state.size / 2) if (text.length <= 600) text += " " + state[2 * i] + "=" + cupelText(state[2 * i + 1], 0)
    if (cupelCount > 400) {
        for (each in text) cupelSum = cupelSum * 31 + (each - 'a')
        if (cupelCount and (cupelCount - 1) != 0) return
        text = "<@" + cupelCount + " records: " + cupelSum
    }
    print(text + ">\n")
}
private fun cupelText(value: Any?, depth: Int): String {
    if (value == null) return "null"
    if (depth > 4) return "_"
    return when (value) {
        is String -> cupelQuote(value)
        is Char -> cupelQuote(value.toString())
        is Boolean, is Long -> value.toString()
        is Int, is Short, is Byte, is Double, is Float -> cupelNumber((value as Number).toDouble())
        is UInt, is UByte, is UShort, is ULong -> value.toString()
        is Unit -> "Unit"
        is Enum<*> -> value.name
${classes}        is StringBuilder -> cupelQuote(value.toString())
        is Pair<*, *> -> cupelAll(listOf(value.first, value.second), depth)
        is IntArray -> cupelAll(value.asList(), depth)
        is LongArray -> cupelAll(value.asList(), depth)
        is CharArray -> cupelAll(value.asList(), depth)
        is BooleanArray -> cupelAll(value.asList(), depth)
        is ByteArray -> cupelAll(value.asList(), depth)
        is ShortArray -> cupelAll(value.asList(), depth)
        is DoubleArray -> cupelAll(value.asList(), depth)
        is FloatArray -> "_"
        is Array<*> -> cupelAll(value.asList(), depth)
        is IntRange -> value.toString()
${collections}        is Throwable -> "throwable"
        else -> "_"
    }
}
private fun cupelNumber(value: Double): String {
    if (value != value) return "NaN"
    if (value > -9007199254740992.0 && value < 9007199254740992.0 && value == value.toLong().toDouble()) return value.toLong().toString()
    return ${fraction}
}
private fun cupelAll(values: List<*>, depth: Int): String =
    "[" + values.take(12).joinToString(" ") { each -> cupelText(each, depth + 1) } + (if (values.size > 12) " of " + values.size else "") + "]"
private fun cupelSorted(texts: List<String>): String = "{" + texts.size + ": " + texts.sorted().take(12).joinToString(" ") + "}"
private fun cupelQuote(text: String): String {
    var shown = ""
    for (each in text.take(60)) shown += if (each < ' ' || each > '~' || each == '<' || each == '>') "\\u" + (each - '\u0000').toString(16) else each.toString()
    return "\"" + shown + "\"" + (if (text.length > 60) "... " + text.length else "")
}
`;
}

const knownCollections = `        is Set<*> -> if (value.size > 100) "_" else cupelSorted(value.map { each -> cupelText(each, depth + 1) })
        is Map<*, *> -> if (value.size > 100) "_" else cupelSorted(value.entries.map { each -> cupelText(each.key, depth + 1) + ":" + cupelText(each.value, depth + 1) })
        is List<*> -> if (value is RandomAccess) cupelAll(value, depth) else "_"
`;

function branch({ name, parameters, fields }: OwnClass): string {
  const stars = parameters > 0 ? `<${Array.from({ length: parameters }, () => '*').join(', ')}>` : '';
  const texts = fields.map((field) => `" ${field}=" + cupelText(value.${field}, depth + 1)`);
  return `        is ${name}${stars} -> ${[`"${name}("`, ...texts, '")"'].join(' + ')}\n`;
}

/** The same for a reduced program: values print themselves. */
export const plainRecorder = `fun cupelTrace(vararg state: Any?) = println(state.toList())
`;
