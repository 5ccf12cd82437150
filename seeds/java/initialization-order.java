class Trace {
    static final StringBuilder LOG = new StringBuilder();

    static int note(String what, int value) {
        LOG.append(what).append(' ');
        return value;
    }
}

class Base {
    static int shared = Trace.note("base-static", 1);
    int field = Trace.note("base-field", 2);

    static { shared += Trace.note("base-block", 10); }

    { field += Trace.note("base-instance", 20); }

    Base() {
        Trace.note("base-constructor", 0);
        hook();
    }

    void hook() { Trace.note("base-hook", 0); }
}

class Derived extends Base {
    static final int CONSTANT = 42;
    static final Integer BOXED = Trace.note("derived-static", 7);
    private final String name;
    int later = 5;

    { later = Trace.note("derived-instance", later * 2); }

    Derived(String name) {
        super();
        this.name = name;
        Trace.note("derived-constructor", 0);
    }

    Derived() { this("default"); }

    @Override
    void hook() { Trace.note("derived-hook-" + name + "-" + later, 0); }
}

interface Lazy {
    int VALUE = Trace.note("interface-field", 3);

    default int value() { return VALUE; }
}

class Main implements Lazy {
    public static void main(String[] args) {
        Trace.note("constant-" + Derived.CONSTANT, 0);
        Derived derived = new Derived();
        Trace.note("made-" + derived.field + "-" + derived.later + "-" + Base.shared, 0);
        new Derived("second").hook();
        Trace.note("lazy-" + new Main().value(), 0);
        System.out.println(Trace.LOG.toString().trim());
    }
}
