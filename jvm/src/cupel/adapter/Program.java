package cupel.adapter;

import java.util.List;

/** One program of a request; main names the class to run, and is null when it is to be found. */
public record Program(List<SourceText> files, String main) {}
