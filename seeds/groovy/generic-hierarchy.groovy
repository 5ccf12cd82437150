import groovy.transform.CompileStatic

@CompileStatic
interface Keyed<K extends Comparable<K>> {
    K getKey()
}

@CompileStatic
abstract class Repository<K extends Comparable<K>, E extends Keyed<K>> {
    protected final Map<K, E> entities = new TreeMap<K, E>()
    private final List<Listener<? super E>> listeners = new ArrayList<Listener<? super E>>()

    static interface Listener<T> {
        void saved(T entity)
    }

    void listen(Listener<? super E> listener) { listeners.add(listener) }

    Repository<K, E> save(E entity) {
        entities.put(entity.getKey(), entity)
        for (Listener<? super E> listener : listeners) listener.saved(entity)
        return this
    }

    E find(K key) { entities.get(key) }

    abstract Class<E> type()

    List<E> all() { new ArrayList<E>(entities.values()) }
}

@CompileStatic
class User implements Keyed<Integer> {
    int id
    String name
    Integer getKey() { id }
}

@CompileStatic
class Admin extends User {
    Admin(int id) {
        this.id = id
        this.name = "admin" + id
    }
}

@CompileStatic
class Users extends Repository<Integer, User> {
    Class<User> type() { User }
    @Override
    Users save(User user) {
        super.save(user)
        return this
    }
}

@CompileStatic
class Main {
    static <K extends Comparable<K>, E extends Keyed<K>> K highest(Repository<K, ? extends E> repository) {
        K best = null
        for (E each : repository.all()) if (best == null || each.key > best) best = each.key
        return best
    }

    static void main(String[] args) {
        Users users = new Users()
        StringBuilder log = new StringBuilder()
        users.listen({ Object o -> log.append(o instanceof Admin ? "A" : "U") } as Repository.Listener<Object>)
        users.save(new Admin(2)).save(new User(id: 1, name: "one"))
        println users.all().collect { User u -> u.name }.toString() + log + users.type().simpleName
        println users.find(2)?.name + users.find(9)?.name
        Integer top = Main.<Integer, User>highest(users)
        println top
    }
}
