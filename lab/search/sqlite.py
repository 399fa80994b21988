"""SQLite FTS5 as a peer: reads one JSON request a line, answers with one JSON line. Times are milliseconds."""
import json
import sqlite3
import sys
import time

connection = None
for line in sys.stdin:
    request = json.loads(line)
    started = time.perf_counter()
    answer = {}
    if request["do"] == "open":
        connection = sqlite3.connect(request["file"])
        connection.execute("pragma journal_mode=wal")
        connection.execute("pragma synchronous=normal")
        connection.execute("pragma mmap_size=4000000000")
        connection.execute(
            "create virtual table if not exists documents using fts5(text, tokenize='porter unicode61')"
        )
        answer["rows"] = connection.execute("select count(*) from documents_docsize").fetchone()[0]
    elif request["do"] == "add":
        connection.executemany(
            "insert into documents(rowid, text) values (?, ?)", [(r[0] + 1, r[1]) for r in request["rows"]]
        )
        connection.commit()
    elif request["do"] == "search":
        answer["hits"] = len(
            connection.execute(
                "select rowid from documents where documents match ? order by bm25(documents) limit 20",
                (request["query"],),
            ).fetchall()
        )
    answer["ms"] = (time.perf_counter() - started) * 1000
    print(json.dumps(answer), flush=True)
