import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

class Main {
    static Object ternary(boolean flag, Integer boxed, Character c) {
        Object mixed = flag ? boxed : 2.5;
        Object chars = flag ? 'a' : 0;
        long widened = flag ? boxed : 1L;
        return mixed + "," + chars + "," + widened + "," + (flag ? c : boxed) + "," + (flag ? null : 0);
    }

    static long factorial(int n) {
        Long result = 1L;
        for (Integer i = 2; i <= n; i++) result *= i;
        return result;
    }

    static BigInteger power(BigInteger base, int exponent) {
        if (exponent == 0) return BigInteger.ONE;
        BigInteger half = power(base, exponent >> 1);
        return (exponent & 1) == 0 ? half.multiply(half) : half.multiply(half).multiply(base);
    }

    static <N extends Number & Comparable<N>> N clamp(N low, N value, N high) {
        return value.compareTo(low) < 0 ? low : value.compareTo(high) > 0 ? high : value;
    }

    static String overloaded(Object... values) {
        StringBuilder text = new StringBuilder();
        for (Object value : values) text.append(value == null ? "null" : value.getClass().getSimpleName().charAt(0));
        return text.toString();
    }

    public static void main(String[] args) {
        System.out.println(ternary(true, 7, 'z') + " " + ternary(false, 8, 'y'));
        List<Integer> numbers = new ArrayList<>(List.of(10, 20, 30));
        numbers.remove(1);
        numbers.remove((Integer) 30);
        numbers.set(0, numbers.get(0) + 'a');
        System.out.println(numbers + " " + factorial(15));
        System.out.println(power(BigInteger.valueOf(3), 40) + " " + new BigDecimal("1.10").add(BigDecimal.TEN).scale());
        System.out.println(clamp(1, 5, 3) + clamp(1.5, 0.5, 9.0) + clamp(2L, 2L, 2L));
        Integer small = 100, same = 100;
        System.out.println((small == same) + " " + small.equals(100L) + " " + (small >= same) + " " + Double.valueOf(0.0).equals(-0.0));
        short s = 3;
        s++;
        s += s-- + +s;
        Byte b = (byte) s;
        System.out.println(s + b + overloaded(s, b, 1L, 'c', 1f, null, new int[0], "s"));
        System.out.println(Long.MAX_VALUE + 1 + " " + (0.1f == 0.1) + " " + (char) (int) 'x' + (int) Float.MAX_VALUE);
    }
}
