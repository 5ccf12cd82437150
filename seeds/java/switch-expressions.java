enum Day { MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY }

class Main {
    static int letters(Day day) {
        return switch (day) {
            case MONDAY, FRIDAY, SUNDAY -> 6;
            case TUESDAY -> 7;
            case THURSDAY, SATURDAY -> {
                int half = day.ordinal() / 2;
                yield half * 0 + 8;
            }
            default -> throw new IllegalStateException("midweek " + day);
        };
    }

    static String classify(Object value, int level) {
        String size = switch (level) {
            case 0: yield "none";
            case 1: case 2: {
                String word = "few";
                yield word + level;
            }
            default: yield level < 0 ? "negative" : "many";
        };
        return size + switch (value == null ? "" : value.toString()) {
            case "" -> '?';
            case "one", "two" -> 1 + 2L;
            default -> value.hashCode() % 7 > 3 ? 0.5 : 1;
        };
    }

    static int fallThrough(char c) {
        int result = 0;
        switch (c) {
            case 'a':
                result += 1;
            case 'b':
                result += 10;
                break;
            case 'c':
                result -= 1;
            default:
                result *= 2;
        }
        return result;
    }

    public static void main(String[] args) {
        for (Day day : Day.values()) {
            try {
                System.out.print(letters(day) + " ");
            } catch (IllegalStateException exception) {
                System.out.print(exception.getMessage() + " ");
            }
        }
        System.out.println();
        System.out.println(classify("one", 1) + classify(null, 0) + classify("x", -4) + classify(12, 9));
        System.out.println(fallThrough('a') + " " + fallThrough('b') + " " + fallThrough('c') + " " + fallThrough('d'));
    }
}
