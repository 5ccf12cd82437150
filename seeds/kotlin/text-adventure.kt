enum class Way(val dx: Int, val dy: Int) {
    NORTH(0, -1), EAST(1, 0), SOUTH(0, 1), WEST(-1, 0);
    val opposite: Way get() = entries[(ordinal + 2) % 4]
    operator fun plus(turns: Int) = entries[(ordinal + turns).mod(entries.size)]
}

data class Spot(val x: Int, val y: Int) {
    operator fun plus(way: Way) = copy(x = x + way.dx, y = y + way.dy)
    operator fun rangeTo(other: Spot): Iterable<Spot> = (y..other.y).flatMap { y -> (x..other.x).map { Spot(it, y) } }
}

class World(plan: String) {
    private val cells: Map<Spot, Char> = plan.trimIndent().lines().flatMapIndexed { y, line -> line.mapIndexed { x, c -> Spot(x, y) to c } }.toMap()
    val start = cells.entries.single { it.value == 'S' }.key
    operator fun get(spot: Spot) = cells[spot] ?: '#'
    operator fun contains(spot: Spot) = this[spot] != '#'

    fun path(from: Spot = start, isGoal: (Char) -> Boolean): List<Way>? {
        val seen = hashMapOf(from to emptyList<Way>())
        val queue = ArrayDeque(listOf(from))
        while (queue.isNotEmpty()) {
            val at = queue.removeFirst()
            val ways = seen.getValue(at)
            if (isGoal(this[at])) return ways
            Way.entries.map { it to at + it }.filter { (_, next) -> next in this && next !in seen }.forEach { (way, next) ->
                seen[next] = ways + way
                queue += next
            }
        }
        return null
    }
}

sealed class Command {
    data class Go(val way: Way, val steps: Int = 1) : Command()
    data class Turn(val by: Int) : Command()
    companion object {
        fun read(text: String): List<Command> = text.split(' ').mapNotNull {
            when {
                it.startsWith("t") -> it.drop(1).toIntOrNull()?.let(::Turn)
                else -> Way.entries.find { way -> way.name[0] == it[0] }?.let { way -> Go(way, it.drop(1).toIntOrNull() ?: 1) }
            }
        }
    }
}

fun World.follow(commands: List<Command>): Spot = commands.fold(start to 0) { (at, turned), command ->
    when (command) {
        is Command.Turn -> at to turned + command.by
        is Command.Go -> (1..command.steps).fold(at) { spot, _ -> (spot + (command.way + turned)).takeIf { it in this } ?: spot } to turned
    }
}.first

fun main() {
    val world = World("""
        #####
        #S.##
        ##..G
        #####
    """)
    val path = world.path { it == 'G' }.orEmpty()
    println(path.joinToString("") { it.name.take(1) } + path.map(Way::opposite).reversed())
    println(world.follow(Command.read("E2 S1 t1 N2 x ty")))
    println((Spot(0, 1)..Spot(3, 2)).count { it in world })
}
