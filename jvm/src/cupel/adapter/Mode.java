package cupel.adapter;

/** How far a program is taken. */
public enum Mode { CHECK, COMPILE, RUN }
