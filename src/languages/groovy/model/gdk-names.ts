/** The names of the methods that the GDK of Groovy 4.0 to 6.0 adds to classes of the JDK (GDK, "Groovy Development Kit"). */
export const gdkNames: ReadonlySet<string> = new Set(
  `
abs accept addAll addShutdownHook allThreads and any anyParallel append asBoolean asChecked asCollection
asImmutable asList asReversed asString asSynchronized asType asUnmodifiable asWritable average bitwiseNegate
buffered bufferedIterator capitalize center chop closeStreams collate collect collectEntries collectKeys
collectMany collectManyParallel collectNested collectParallel collectReplacements collectValues collecting
collectingEntries collectingMany column columns combinations compareTo consumeProcessErrorStream
consumeProcessOutput consumeProcessOutputStream contains containsAll containsIgnoreCase count countBy
countParallel createParentDirectories createTempDir currentTimeSeconds debug decodeBase64 decodeBase64Url
decodeHex deleteDir denormalize digest directorySize disjoint div doubleStream downto drain drop dropRight
dropWhile dump dumpAll each eachByte eachColumn eachCombination eachDir eachDirMatch eachDirRecurse eachFile
eachFileMatch eachFileRecurse eachLine eachMatch eachObject eachParallel eachPermutation eachWithIndex
eachWithIndexParallel encodeBase64 encodeBase64Url encodeHex endsWithAny endsWithIgnoreCase equals
equalsIgnoreZeroSign error every everyParallel execute expand expandLine filter filterLine find findAll
findAllGroups findAllParallel findAnyParallel findGroups findIndexOf findIndexValues findLastIndexOf
findParallel findResult findResults findingAll findingResults first flatten flattenMany from get getAt
getBaseName getBundle getBytes getChars getCodePoints getCount getErr getExtension getGroovydoc getIn
getIndices getLastMatcher getLength getLocation getMetaClass getMetaPropertyValues getOut getPid getProperties
getRootLoader getText grep grepParallel grepping groovyToString groupBy groupByMany groupByParallel
groupEntriesBy hasGroup hasProperty head identity implies indexOf indexed info init inits inject injectAll
injectParallel inspect intStream intdiv interleave intersect invokeMethod is isAllWhitespace isAtLeast
isBigDecimal isBigInteger isBlank isCase isDigit isDouble isEmpty isFloat isInteger isLetter isLetterOrDigit
isLong isLowerCase isNotCase isNumber isSorted isUpperCase isWhitespace iterator join last lastIndexOf
leftShift longStream mapToDouble mapToInt mapToLong mapToObj matches matchesPartially max maxComparing
maxParallel md5 metaClass min minComparing minParallel minus mixin mod multiply newDataInputStream
newDataOutputStream newInputStream newInstance newObjectInputStream newObjectOutputStream newOutputStream
newPrintWriter newReader newWriter next normalize numberAwareCompareTo onExit or orOptional padLeft padRight
partitionPoint peek permutations pipeTo pipeline plus pop power previous print printf println push putAll
putAt readBytes readLine readLines relativePath remainder removeAll removeAt removeElement removeLast renameTo
repeat replace replaceAll replaceFirst respondsTo retainAll reverse reverseEach rightShift rightShiftUnsigned
round runAfter setBytes setIndex setMetaClass setText sha256 shuffle shuffled size sleep sort split
splitEachLine splitParallel spread sprintf start startDaemon startsWithAny startsWithIgnoreCase step stream
stripIndent stripMargin subList subMap submit subsequences sum sumParallel swap tail tails take takeAfter
takeBefore takeBetween takeRight takeWhile tap tapEvery times toArray toArrayString toBigDecimal toBigInteger
toBoolean toCharacter toDouble toFloat toInteger toList toListString toLong toLowerCase toMapString
toProcessBuilder toSet toShort toSorted toSpreadMap toString toTuple toURI toURL toUnique toUpperCase tokenize
tr trace transformChar transformLine transpose transposing traverse trunc unaryMinus unaryPlus uncapitalize
unexpand unexpandLine union unique upto use waitForOrKill waitForProcessOutput waitForResult warn with
withCloseable withCollectedKeys withCollectedValues withDataInputStream withDataOutputStream withDefault
withEagerDefault withFormatter withIndex withInputStream withLazyDefault withMethodClosure
withObjectInputStream withObjectOutputStream withObjectStreams withOutputStream withPrintWriter withReader
withStream withStreams withTraits withWriter withWriterAppend write writeLine xor zip zipAll zipping
`
    .trim()
    .split(/\s+/),
);
