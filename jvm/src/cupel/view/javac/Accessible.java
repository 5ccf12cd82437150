package cupel.view.javac;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Types;

/** Whether a member can be named in a class (JLS 6.6); of protected members, only those that the class inherits. */
record Accessible(Types types, ClassSymbol from) {
    boolean test(Symbol member) {
        if ((member.flags() & Flags.SYNTHETIC) != 0) return false;
        if ((member.flags() & Flags.PRIVATE) != 0) return member.outermostClass() == from.outermostClass();
        if (member.packge() == from.packge()) return true;
        if ((member.flags() & Flags.PUBLIC) != 0) return isPublic(member.owner);
        if ((member.flags() & Flags.PROTECTED) == 0 || member.isConstructor()) return false;
        return from.isSubClass(member.owner, types);
    }

    private static boolean isPublic(Symbol owner) {
        return !(owner instanceof ClassSymbol type) || (type.flags() & Flags.PUBLIC) != 0;
    }
}
