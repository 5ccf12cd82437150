package cupel.run;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;

/** Redirects calls of System.exit in a class file to ExitCall, by its constant pool alone. */
final class ExitRewriter {
    private static final int POOL = 10;
    private static final byte[] MARK = "java/lang/System".getBytes(StandardCharsets.US_ASCII);

    private final ByteBuffer bytes;
    private final int[] offsets;
    private int end = POOL;

    private ExitRewriter(byte[] file) {
        bytes = ByteBuffer.wrap(file.clone());
        offsets = new int[count()];
        for (int i = 1; i < offsets.length; i++) {
            offsets[i] = end;
            int tag = bytes.get(end);
            end += 1 + size(tag);
            // Longs and doubles take two entries.
            if (tag == 5 || tag == 6) i++;
        }
    }

    static byte[] rewrite(byte[] file) {
        return contains(file, MARK) ? new ExitRewriter(file).redirect() : file;
    }

    private byte[] redirect() {
        boolean found = false;
        for (int offset : offsets) {
            if (offset == 0 || bytes.get(offset) != 10 || !isExit(offset)) continue;
            bytes.putShort(offset + 1, (short) (offsets.length + 1));
            found = true;
        }
        return found ? withTarget() : bytes.array();
    }

    private boolean isExit(int methodref) {
        int nameAndType = offsets[unsigned(methodref + 3)];
        return utf8(unsigned(offsets[unsigned(methodref + 1)] + 1)).equals("java/lang/System")
            && utf8(unsigned(nameAndType + 1)).equals("exit")
            && utf8(unsigned(nameAndType + 3)).equals("(I)V");
    }

    private byte[] withTarget() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (DataOutputStream data = new DataOutputStream(out)) {
            bytes.putShort(8, (short) (offsets.length + 2));
            data.write(bytes.array(), 0, end);
            data.writeByte(1);
            data.writeUTF("cupel/run/ExitCall");
            data.writeByte(7);
            data.writeShort(offsets.length);
            data.write(bytes.array(), end, bytes.capacity() - end);
        } catch (IOException impossible) {
            throw new AssertionError(impossible);
        }
        return out.toByteArray();
    }

    private String utf8(int index) {
        int offset = offsets[index];
        return new String(bytes.array(), offset + 3, unsigned(offset + 1), StandardCharsets.UTF_8);
    }

    private int count() {
        return unsigned(8);
    }

    private int unsigned(int offset) {
        return bytes.getShort(offset) & 0xffff;
    }

    /** The length of a constant after its tag (JVMS 4.4). */
    private int size(int tag) {
        switch (tag) {
            case 1: return 2 + unsigned(end + 1);
            case 7, 8, 16, 19, 20: return 2;
            case 15: return 3;
            case 5, 6: return 8;
            default: return 4;
        }
    }

    private static boolean contains(byte[] file, byte[] mark) {
        return new String(file, StandardCharsets.ISO_8859_1).contains(new String(mark, StandardCharsets.ISO_8859_1));
    }
}
