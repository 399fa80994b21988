"""Reads JSON texts from stdin, prints the full case citations that eyecite finds and its time: `python read.py < texts`."""
import json
import sys
import time

from eyecite import get_citations
from eyecite.models import FullCaseCitation

work = json.load(sys.stdin)
get_citations("1 U.S. 1")
spans = [
    [list(one.span()) for one in get_citations(text) if isinstance(one, FullCaseCitation)] for text in work["read"]
]
seconds = []
for texts in work["timed"]:
    start = time.perf_counter()
    for text in texts:
        get_citations(text)
    seconds.append(time.perf_counter() - start)
json.dump({"spans": spans, "seconds": seconds}, sys.stdout)
