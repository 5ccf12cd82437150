package cupel.extract;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Prints a slice as a template. */
final class TemplatePrinter {
    private static final int MOST_HOLES = 40;
    private static final int MOST_HOLES_OF_METHOD = 15;

    private final SourceTree sources;
    private final Slice slice;
    private final Entries entries;
    private final Names names;
    private final boolean flat;
    private final Set<Symbol> early;
    private int left = MOST_HOLES;
    private final String entry;

    TemplatePrinter(SourceTree sources, Slice slice, Entries entries, String name) {
        this.sources = sources;
        this.slice = slice;
        this.entries = entries;
        this.names = new Names(sources, slice, name);
        this.flat = !slice.objects.contains(slice.top()) && slice.method().owner == slice.top();
        this.early = Early.of(slice, sources);
        // Before all others, so that it has holes in any case.
        this.entry = text(slice.method(), slice.entry, true);
    }

    int holes() {
        return MOST_HOLES - left;
    }

    String print() {
        boolean wrapped = !flat || !entries.isSimple();
        StringBuilder body = new StringBuilder();
        boolean place = !slice.objects.contains(slice.top());
        if (place) body.append(members(sources.classOf(slice.top()), wrapped ? null : slice.method()));
        for (ClassSymbol type : slice.classes) {
            if (type.owner instanceof ClassSymbol || type == slice.top() && place) continue;
            body.append(typeText(sources.classOf(type)));
        }
        if (wrapped) body.append(entries.wrapper(slice.method(), names, slice.top(), "entry"));
        String origin = "/** Made of " + slice.method().owner.getQualifiedName() + "." + slice.method().name + ". */\n";
        String head = "import static cupel.template.Holes.*;\n\nimport cupel.template.Entry;\n" + names.importLines() + "\n";
        return head + origin + Layout.of("public class " + names.template + " {\n" + body + "}\n");
    }

    private String members(JCClassDecl type, Symbol marked) {
        StringBuilder out = new StringBuilder();
        for (JCTree member : type.defs) {
            if (member instanceof JCVariableDecl && isConstant((JCVariableDecl) member)) continue;
            Symbol symbol = symbolOf(member);
            if (member instanceof JCBlock && slice.blocks.contains(member)) out.append(text(type.sym, member, true)).append('\n');
            else if (member instanceof JCClassDecl && slice.classes.contains(symbol)) out.append(typeText((JCClassDecl) member));
            else if (slice.members.contains(symbol)) out.append(symbol == marked ? "@Entry\n" : "").append(memberText(symbol, member)).append('\n');
        }
        return out.toString();
    }

    private String memberText(Symbol symbol, JCTree member) {
        if (symbol == slice.method()) return entry;
        return member instanceof JCVariableDecl ? fieldText((JCVariableDecl) member) : text(symbol, member, true);
    }

    // Fields that are declared together are taken apart.
    private String fieldText(JCVariableDecl field) {
        String modifiers = Flags.toString(field.mods.flags & Flags.ModifierFlags);
        String value = field.init == null ? "" : " = " + text(field.sym, field.init, true);
        return modifiers + " " + typeOf(field) + " " + field.name + value + ";";
    }

    // The brackets of an array may stand behind the name.
    private String typeOf(JCVariableDecl field) {
        String type = text(field.sym, field.vartype, false);
        if (sources.end(field.sym, field.vartype) <= field.pos) return type;
        int name = type.lastIndexOf(field.name.toString());
        return type.substring(0, name) + type.substring(name + field.name.length());
    }

    private static Symbol symbolOf(JCTree member) {
        if (member instanceof JCVariableDecl) return ((JCVariableDecl) member).sym;
        if (member instanceof JCMethodDecl) return ((JCMethodDecl) member).sym;
        return member instanceof JCClassDecl ? ((JCClassDecl) member).sym : null;
    }

    private static boolean isConstant(JCVariableDecl member) {
        return (member.mods.flags & Flags.ENUM) != 0;
    }

    private String typeText(JCClassDecl type) {
        ClassSymbol symbol = type.sym;
        String name = names.of(symbol, symbol);
        if (sources.isThrowable(symbol)) return "static class " + name + " extends " + text(symbol, type.extending, false) + " {}\n";
        boolean whole = slice.objects.contains(symbol);
        long flags = type.mods.flags;
        String kind = (flags & Flags.INTERFACE) != 0 ? "interface " : (flags & Flags.ENUM) != 0 ? "enum " : "class ";
        String modifiers = whole && (flags & Flags.INTERFACE) == 0 && (flags & Flags.ABSTRACT) != 0 ? "abstract " : "";
        boolean inner = symbol.owner instanceof ClassSymbol && !symbol.isStatic() && (flags & (Flags.INTERFACE | Flags.ENUM)) == 0;
        String header = (inner ? "" : "static ") + modifiers + kind + name + (whole ? heading(type) : "");
        String constants = kind.equals("enum ") ? constants(type) : "";
        return header + " {\n" + constants + members(type, null) + "}\n";
    }

    private String heading(JCClassDecl type) {
        StringBuilder out = new StringBuilder();
        if (!type.typarams.isEmpty()) out.append('<').append(joined(type, type.typarams)).append('>');
        if (type.extending != null) out.append(" extends ").append(text(type.sym, type.extending, false));
        boolean isInterface = (type.mods.flags & Flags.INTERFACE) != 0;
        if (!type.implementing.isEmpty()) out.append(isInterface ? " extends " : " implements ").append(joined(type, type.implementing));
        return out.toString();
    }

    private String joined(JCClassDecl type, List<? extends JCTree> trees) {
        return trees.stream().map(tree -> text(type.sym, tree, false)).collect(Collectors.joining(", "));
    }

    private String constants(JCClassDecl type) {
        return type.defs.stream()
            .filter(member -> member instanceof JCVariableDecl && isConstant((JCVariableDecl) member))
            .map(member -> text(((JCVariableDecl) member).sym, member, false))
            .collect(Collectors.joining(",\n", "", ";\n"));
    }

    // The text of a member, changed for its new place; code also gets limiters and holes.
    private String text(Symbol owner, JCTree tree, boolean code) {
        Edits edits = new Edits(sources.fileOf(owner));
        boolean late = owner instanceof MethodSymbol && !early.contains(owner);
        tree.accept(new Renamer(sources, names, owner, edits, late));
        int start = sources.start(owner, tree);
        int end = sources.end(owner, tree);
        Function<JCExpression, String> condition = each -> edits.apply(sources.start(owner, each), sources.end(owner, each));
        if (code && late) condition = holes((JCMethodDecl) tree, edits, condition);
        if (code && late) tree.accept(new Limiters(sources, owner, edits, condition));
        return edits.apply(start, end);
    }

    private Function<JCExpression, String> holes(JCMethodDecl method, Edits edits, Function<JCExpression, String> plain) {
        if (method.body == null || !method.sym.isStatic()) return plain;
        int most = Math.min(left, MOST_HOLES_OF_METHOD);
        HoleMaker maker = new HoleMaker(sources, method, edits, most);
        method.body.accept(maker);
        left -= most - maker.left();
        return maker::condition;
    }
}
