package cupel.server;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/** The wire: each frame is a 4-byte big-endian length and that many bytes of UTF-8 JSON. */
public final class Frames {
    private final DataInputStream in;
    private final DataOutputStream out;

    public Frames(InputStream in, OutputStream out) {
        this.in = new DataInputStream(in);
        this.out = new DataOutputStream(out);
    }

    /** The next frame, or null when the other side has closed. */
    public String read() throws IOException {
        int length;
        try {
            length = in.readInt();
        } catch (EOFException closed) {
            return null;
        }
        byte[] bytes = in.readNBytes(length);
        return bytes.length < length ? null : new String(bytes, StandardCharsets.UTF_8);
    }

    public synchronized void write(String json) throws IOException {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        out.writeInt(bytes.length);
        out.write(bytes);
        out.flush();
    }
}
