import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;

class Main {
    static Map<Character, Integer> histogram(String text) {
        Map<Character, Integer> counts = new LinkedHashMap<>();
        for (char c : text.toLowerCase(Locale.ROOT).toCharArray()) if (Character.isLetter(c)) counts.merge(c, 1, Integer::sum);
        return counts;
    }

    static String caesar(String text, int shift) {
        StringBuilder result = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 'a' && c <= 'z') c = (char) ('a' + (c - 'a' + shift + 26) % 26);
            else if (Character.isUpperCase(c)) c = (char) ((c - 'A' + shift + 26) % 26 + 'A');
            result.append(c);
        }
        return result.toString();
    }

    static String compress(String text) {
        StringBuilder result = new StringBuilder();
        for (int i = 0, j; i < text.length(); i = j) {
            for (j = i; j < text.length() && text.charAt(j) == text.charAt(i); ) j++;
            result.append(text.charAt(i));
            if (j - i > 1) result.append(j - i);
        }
        return result.toString();
    }

    static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j < row.length; j++) row[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            int corner = row[0]++;
            for (int j = 1; j < row.length; j++) {
                int next = Math.min(Math.min(row[j], row[j - 1]) + 1, corner + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
                corner = row[j];
                row[j] = next;
            }
        }
        return row[b.length()];
    }

    public static void main(String[] args) {
        System.out.println(histogram("Hello, World") + caesar("Veni Vidi", 3) + caesar(caesar("abcxyz", 5), -5));
        System.out.println(compress("aaabccd") + distance("kitten", "sitting"));
        String words[] = "the quick brown fox".split("\\s+"), joined = "";
        Arrays.sort(words, String.CASE_INSENSITIVE_ORDER.reversed());
        for (String word : words) joined += word.charAt(0) + (word == words[0] ? "" : "-");
        StringJoiner joiner = new StringJoiner("|", "<", ">").setEmptyValue("none");
        System.out.println(joined + joiner + joiner.add("x").add(null));
        System.out.println("a1b22".replaceAll("[0-9]+", "#") + "x".compareTo("abc") + "abcabc".lastIndexOf("bc") + "Ab".chars().sum());
        char c = 'a';
        c += 1;
        String text = "" + c + 1 + 'c' + 1.0f + null + true + (c + 1) + (char) (c + 1);
        System.out.println(text + String.valueOf(new char[] {'o', 'k'}) + "%5.2f|%-4s|%04d".formatted(3.14159, "ab", 42));
    }
}
