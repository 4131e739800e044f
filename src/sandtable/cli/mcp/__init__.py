"""`sandtable mcp`: games for language models, over the Model Context Protocol."""
