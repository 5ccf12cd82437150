import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

abstract class Repository<K extends Comparable<K>, E extends Repository.Entity<K>> {
    interface Entity<K> { K key(); }

    private final Map<K, E> entities = new HashMap<>();
    protected final List<Listener<? super E>> listeners = new ArrayList<>();

    interface Listener<T> { void saved(T entity); }

    final class Query {
        private int limit = Integer.MAX_VALUE;

        Query limit(int limit) {
            this.limit = limit;
            return this;
        }

        List<E> run() { return entities.values().stream().sorted((a, b) -> a.key().compareTo(b.key())).limit(limit).toList(); }
    }

    Query query() { return new Query(); }

    void save(E entity) {
        entities.put(entity.key(), entity);
        for (Listener<? super E> listener : listeners) listener.saved(entity);
    }

    abstract Class<E> type();

    <R extends Repository<K, ? super E>> R copyTo(R other) {
        entities.values().forEach(other::save);
        return other;
    }
}

class User implements Repository.Entity<Integer> {
    final int id;
    final String name;

    User(int id, String name) {
        this.id = id;
        this.name = name;
    }

    public Integer key() { return id; }
}

final class Admin extends User { Admin(int id) { super(id, "admin" + id); } }

class Users extends Repository<Integer, User> { Class<User> type() { return User.class; } }

class Admins extends Repository<Integer, Admin> { Class<Admin> type() { return Admin.class; } }

class Main {
    public static void main(String[] args) {
        Admins admins = new Admins();
        StringBuilder log = new StringBuilder();
        admins.listeners.add(admin -> log.append(admin.name));
        Repository.Listener<Object> any = entity -> log.append('.').append(entity instanceof User);
        admins.listeners.add(any);
        admins.save(new Admin(2));
        admins.save(new Admin(1));
        Users users = admins.copyTo(new Users());
        users.save(new User(0, "zero"));
        Repository<Integer, User>.Query query = users.query();
        System.out.println(query.limit(2).run().stream().map(u -> u.name).toList() + " " + log + users.type().getSimpleName());
    }
}
