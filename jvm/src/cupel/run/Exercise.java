package cupel.run;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Calls what it can of the compiled classes of a program, in a JVM of its own, and prints the first fault that no
 * well-typed program can have: {@code java cupel.run.Exercise FOLDER MILLIS}.
 */
public final class Exercise {
    /** The exit code when there was a fault. */
    private static final int FAULT = 77;

    private Exercise() {}

    public static void main(String[] arguments) throws IOException {
        List<String> names = classNames(Path.of(arguments[0]));
        TimedCalls calls = new TimedCalls(Long.parseLong(arguments[1]));
        ExercisedProgram program = new ExercisedProgram(names, calls);
        PrintStream report = System.out;
        PrintStream log = System.err;
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        System.setErr(new PrintStream(OutputStream.nullOutputStream()));
        // Not by returning: calls that did not end are still running.
        Runtime.getRuntime().halt(exercise(program, report, log));
    }

    private static int exercise(ExercisedProgram program, PrintStream report, PrintStream log) {
        try {
            program.exercise();
            return 0;
        } catch (FaultFound found) {
            report.println(found.getMessage());
            return FAULT;
        } catch (OutOfMemoryError exhausted) {
            // The program has used up the memory: what was called until now showed no fault.
            return 0;
        } catch (Throwable failure) {
            failure.printStackTrace(log);
            return 1;
        } finally {
            report.flush();
            log.flush();
        }
    }

    private static List<String> classNames(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(file -> folder.relativize(file).toString())
                    .filter(name -> name.endsWith(".class") && !name.endsWith("module-info.class"))
                    .map(name -> name.substring(0, name.length() - ".class".length()).replace(File.separatorChar, '.'))
                    .sorted()
                    .toList();
        }
    }
}
