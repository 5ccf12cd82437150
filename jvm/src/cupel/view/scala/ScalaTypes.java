package cupel.view.scala;

import cupel.view.TypeUse;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The types of a view: each gets a number when it is first met. */
final class ScalaTypes {
    private static final Pattern STRANGE = Pattern.compile("[?#<@]|\\*$|\\$anon|\\bthis\\b|\\(\\w+ : |^\\[|\\bmatch\\b|\\d:|=>>|_\\$");
    private static final Pattern WORD = Pattern.compile("(?<![.\\w])\\w+");

    private final ScalaTrees trees;
    /** Names of type parameters and of classes of blocks. */
    private final Set<String> local;
    private final List<Object> numbered = new ArrayList<>();
    private final Map<String, List<Integer>> byText = new HashMap<>();

    ScalaTypes(ScalaTrees trees, Set<String> local) {
        this.trees = trees;
        this.local = local;
    }

    /** Null for what has no value: methods that lack arguments, and packages. */
    TypeUse use(Object given, Set<String> visible) throws Throwable {
        if (given == null || (Boolean) trees.call(given, "isErroneous", trees.context)) return null;
        Object type = trees.call(trees.call(trees.call(given, "widen", trees.context), "deskolemized", trees.context), "simplified", trees.context);
        if (isMethod(type) || !(Boolean) trees.call(type, "exists")) return null;
        String text = ((String) trees.call(type, "show", trees.context)).replaceAll("\u001B\\[[;\\d]*m", "").replaceAll("\\s+", " ");
        // The type of an object is written with its name.
        if (isObject(type)) text += ".type";
        return new TypeUse(number(type, text), text, !STRANGE.matcher(text).find() && isVisible(text, visible));
    }

    private boolean isObject(Object type) throws Throwable {
        Object symbol = trees.call(trees.call(type, "typeSymbol", trees.context), "denot", trees.context);
        return (Boolean) trees.call(symbol, "is", trees.scala.callStatic("dotty.tools.dotc.core.Flags", "ModuleClass"), trees.context);
    }

    private boolean isMethod(Object type) {
        String kind = trees.kind(type);
        return kind.endsWith("MethodType") || kind.endsWith("PolyType") || kind.equals("NoType") || kind.equals("NoType$") || kind.endsWith("MethodOrPoly");
    }

    private boolean isVisible(String text, Set<String> visible) {
        Matcher words = WORD.matcher(text);
        while (words.find()) if (local.contains(words.group()) && !visible.contains(words.group())) return false;
        return true;
    }

    private int number(Object type, String text) throws Throwable {
        List<Integer> alike = byText.computeIfAbsent(text, any -> new ArrayList<>());
        for (int known : alike) if ((Boolean) trees.call(numbered.get(known), "frozen_$eq$colon$eq", type, trees.context)) return known;
        numbered.add(type);
        alike.add(numbered.size() - 1);
        return numbered.size() - 1;
    }

    Object numbered(int id) {
        if (id < 0 || id >= numbered.size()) throw new IllegalArgumentException("the view has no type " + id);
        return numbered.get(id);
    }

    /** By subtyping: what conversions would add is left out. */
    boolean isAssignable(int from, int to) throws Throwable {
        return (Boolean) trees.call(numbered(from), "frozen_$less$colon$less", numbered(to), trees.context);
    }
}
