import java.util.ArrayList;
import java.util.List;

class Main {
    static class Failure extends Exception {
        final int code;

        Failure(String message, int code, Throwable cause) {
            super(message, cause);
            this.code = code;
        }
    }

    static final class Fatal extends Failure {
        Fatal(Throwable cause) { super("fatal", 9, cause); }
    }

    static class Resource implements AutoCloseable {
        private final List<String> log;
        private final String name;

        Resource(List<String> log, String name) {
            this.log = log;
            this.name = name;
            log.add("open " + name);
        }

        @Override
        public void close() throws Failure {
            log.add("close " + name);
            if (name.equals("b")) throw new Failure("closing", 2, null);
        }
    }

    static int work(int how, List<String> log) throws Failure {
        try (Resource a = new Resource(log, "a"); Resource b = new Resource(log, how > 2 ? "c" : "b")) {
            if (how == 1) throw new Fatal(new IllegalStateException("inner"));
            if (how == 3) return log.size();
            log.add(a.name + b.name);
        } catch (Fatal fatal) {
            log.add(fatal.getMessage() + fatal.getSuppressed().length);
            throw fatal;
        } finally {
            log.add("finally");
        }
        return -1;
    }

    @SuppressWarnings("finally")
    static int overriding() {
        try {
            throw new RuntimeException();
        } finally {
            return 5;
        }
    }

    static <X extends Throwable> void sneak(Throwable throwable) throws X {
        @SuppressWarnings("unchecked")
        X cast = (X) throwable;
        throw cast;
    }

    public static void main(String[] args) {
        for (int how = 1; how <= 3; how++) {
            List<String> log = new ArrayList<>();
            try {
                log.add("got " + work(how, log));
            } catch (Failure | RuntimeException exception) {
                log.add(exception.getClass().getSimpleName() + " " + exception.getMessage());
            }
            System.out.println(log);
        }
        try {
            Main.<RuntimeException>sneak(new Failure("sneaky", 1, null));
        } catch (Exception exception) {
            System.out.println(exception.getMessage() + overriding());
        }
    }
}
