// Object graphs that survive calls: lists that grow, are cut and reversed, with null checks.
import static cupel.template.Holes.*;

import cupel.template.Entry;

public class LinkedList {
    static final class Node {
        int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    static Node head;
    static int size;

    @Entry
    static int m(int x) {
        head = new Node(arithmetic(x, intVal()), head);
        if (++size > intVal(1, 12)) {
            head = alt(relation(x, intVal()), booleanVal()) ? head.next : null;
            size = 0;
        }
        int sum = 0;
        int steps = 0;
        Node last = null;
        for (Node node = head; node != null && steps++ < 20; node = node.next) {
            sum = arithmetic(sum, node.value, "+", "-", "*");
            if (relation(node.value, intVar("sum", "x"))) node.value = intVal();
            last = node;
        }
        if (relation(sum, intVal(-1, 1), "==", ">")) last.next = head;
        return sum;
    }
}
