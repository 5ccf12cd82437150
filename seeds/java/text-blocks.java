class Main {
    static final String POEM = """
        roses are "red",
          violets \t are \
        blue\s
        \"""quoted\"""
        end""";

    static String table(int rows, int columns) {
        StringBuilder text = new StringBuilder();
        for (int row = 1; row <= rows; row++) {
            for (int column = 1; column <= columns; column++) text.append(String.format("%4d", row * column));
            text.append('\n');
        }
        return text.toString();
    }

    static String escape(String text) {
        StringBuilder result = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            switch (c) {
                case '\n' -> result.append("\\n");
                case '\t' -> result.append("\\t");
                case '"', '\\' -> result.append('\\').append(c);
                default -> result.append(c < ' ' || c > '~' ? "\\u%04x".formatted((int) c) : c);
            }
        }
        return result.append('"').toString();
    }

    static boolean isPalindrome(CharSequence text) {
        int left = 0, right = text.length() - 1;
        while (left < right) {
            char a = Character.toLowerCase(text.charAt(left)), b = Character.toLowerCase(text.charAt(right));
            if (!Character.isLetter(a)) left++;
            else if (!Character.isLetter(b)) right--;
            else if (a != b) return false;
            else { left++; right--; }
        }
        return true;
    }

    public static void main(String[] args) {
        System.out.println(escape(POEM));
        System.out.print(table(3, 4));
        System.out.println(isPalindrome("Never odd, or even") + "x".repeat(3) + " trim ".strip() + "a,b,,c".split(",").length);
        System.out.println("\u0041\101\0".length() + ("ab" == "a" + "b" ? "same" : "other") + 'a' + 1 + (char) ('a' + 1));
        System.out.println(POEM.lines().map(String::length).toList());
    }
}
